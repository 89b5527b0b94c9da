export { stayAddress as folioAddress } from '#parts/desk/stay-link.tsx'
