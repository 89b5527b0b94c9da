import { lookup as dnsLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Which push services may be asked: a subscription names its own, and must not lead us anywhere else. */
export interface OutboundPolicy {
  /** Whether an endpoint may be kept, and sent to. */
  allows(endpoint: string): boolean
  /** Names that lead to private addresses lead nowhere, whatever they led to before. */
  lookup: LookupFunction
}

function networks(
  family: 'ipv4' | 'ipv6',
  nets: readonly (readonly [string, number])[],
): BlockList {
  const list = new BlockList()
  for (const [net, bits] of nets) list.addSubnet(net, bits, family)
  return list
}

/*
 * IANA's special-purpose registries (RFC 6890): none of these is on the open Internet. A list a
 * family: one of both would take every IPv4 address for the IPv6 one that maps it.
 */
const privateIpv4 = networks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])
const privateIpv6 = networks('ipv6', [
  // All but what is given out for the Internet (2000::/3): loopback, NAT64 (64:ff9b::/96 and
  // 64:ff9b:1::/48), discard, local and site-local (fc00::/7, fe80::/10, fec0::/10), multicast.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // And in that: Teredo and other protocols, documentation, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
const mapped = networks('ipv6', [['::ffff:0:0', 96]])

/** Whether an address is this machine's, of its networks, or of nobody. Mapped ones count as what they map. */
export function isPrivate(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return privateIpv4.check(address, 'ipv4')
    case 6:
      return mapped.check(address, 'ipv6')
        ? privateIpv4.check(address, 'ipv6')
        : privateIpv6.check(address, 'ipv6')
    default:
      return true
  }
}

/** @param options.loopback tests only: a stand-in on 127.0.0.1 is allowed, without TLS */
export function outboundPolicy({ loopback = false } = {}): OutboundPolicy {
  return {
    allows(endpoint) {
      if (!URL.canParse(endpoint)) return false
      const { protocol, hostname, port, username, password } = new URL(endpoint)
      if (loopback && protocol === 'http:' && hostname === '127.0.0.1') return true
      if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
      // Push services have names; a name without a dot is one of our own network.
      const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
      return !isAddress && /[^.]\.[^.]/.test(hostname) && !localNames.test(hostname)
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
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|arpa)\.?$/i
