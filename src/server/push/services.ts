import { lookup as dnsLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Which push services may be asked: a subscription names its own, and must not lead us anywhere else. */
export interface PushServices {
  /** Whether an endpoint may be kept, and sent to. */
  allows(endpoint: string): boolean
  /** Names that lead to private addresses lead nowhere, whatever they led to before. */
  lookup: LookupFunction
}

const privateNetworks = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv6')
}

/** Whether an address is this machine's, of its networks, or of nobody. Mapped ones count as what they map. */
export function isPrivate(address: string): boolean {
  const family = isIP(address)
  return family === 0 || privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** @param options.loopback tests only: a stand-in on 127.0.0.1 is allowed, without TLS */
export function pushServices({ loopback = false } = {}): PushServices {
  return {
    allows(endpoint) {
      if (!URL.canParse(endpoint)) return false
      const { protocol, hostname, port, username, password } = new URL(endpoint)
      if (loopback && protocol === 'http:' && hostname === '127.0.0.1') return true
      if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
      // Push services have names; a name without a dot is one of our own network.
      const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
      return !isAddress && /[^.]\.[^.]/.test(hostname) && !ours.test(hostname)
    },
    lookup(hostname, options, callback) {
      dnsLookup(hostname, { ...options, all: true }, (error, found) => {
        if (error !== null) return callback(error, '')
        const open = found.filter(({ address }) => !isPrivate(address))
        const [first] = open
        if (first === undefined) {
          const refused = Object.assign(new Error('a private address'), { code: 'EPRIVATE' })
          return callback(refused, '')
        }
        if (options.all) callback(null, open)
        else callback(null, first.address, first.family)
      })
    },
  }
}

/** Names that a house's own network gives. */
const ours = /(^|\.)(localhost|local|internal|intranet|lan|home|arpa)\.?$/i
