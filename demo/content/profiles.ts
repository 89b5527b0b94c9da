import type { Content } from '#contract/content.ts'

/** Pages elsewhere. */
export const profiles = {
  social: {
    facebook: 'https://facebook.example.com/imisozi',
    twitter: 'https://twitter.example.com/imisozi',
    instagram: 'https://instagram.example.com/imisozi',
    linkedin: 'https://linkedin.example.com/imisozi',
  },
} satisfies Partial<Content>
