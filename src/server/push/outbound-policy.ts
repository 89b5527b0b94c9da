import { lookup as dnsLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Which hosts may be called: a subscription names its own URL, which must not lead into a private
 * network (SSRF).
 */
export interface OutboundPolicy {
  /** Whether a URL may be stored and called. */
  allows(endpoint: string): boolean
  /** Refuses names that resolve to private addresses, at each call. */
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
 * IANA's special-purpose registries (RFC 6890), which are not on the open Internet. One list per
 * family: a common one would match every IPv4 address by its IPv4-mapped IPv6 form.
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
  // Everything except the global range (2000::/3): loopback, NAT64 (64:ff9b::/96 and
  // 64:ff9b:1::/48), discard, local and site-local (fc00::/7, fe80::/10, fec0::/10), multicast.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Within the global range: Teredo and other protocols, documentation, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
const mapped = networks('ipv6', [['::ffff:0:0', 96]])

/**
 * Whether an address is local, private or unassigned. IPv4-mapped ones count as their IPv4 address.
 */
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

/** @param options.loopback tests only: allows a stand-in on 127.0.0.1, without TLS */
export function outboundPolicy({ loopback = false } = {}): OutboundPolicy {
  return {
    allows(endpoint) {
      if (!URL.canParse(endpoint)) return false
      const { protocol, hostname, port, username, password } = new URL(endpoint)
      if (loopback && protocol === 'http:' && hostname === '127.0.0.1') return true
      if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
      // Push services have names; a name without a dot is local.
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

/** Names in a local network. */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|arpa)\.?$/i
