import { describe, expect, test } from 'vitest'
import { countedAddress } from './client-address.ts'

describe('whom limits count for one', () => {
  test.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['one wrapped in IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['one wrapped in another form', '::FFFF:cb00:7107', '203.0.113.7'],
    ['the /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['with leading zeros', '2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['with zeros left out inside it', '2001:db8::6', '2001:db8:0:0::/64'],
    ['of this machine', '::1', '0:0:0:0::/64'],
    ['with the zone of a network card', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['without the port that a proxy wrote', '203.0.113.7:50000', '203.0.113.7'],
    ['without the port after an IPv6 address', '[2001:db8:1:2::3]:50000', '2001:db8:1:2::/64'],
    ['what is no address', 'whatever a header said', 'unknown'],
    ['nothing', '', 'unknown'],
  ])('is %s', (_, address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })

  test('is one for all of a /64, and another for its neighbour', () => {
    expect(countedAddress('2001:db8:1:2:ffff::1')).toBe(countedAddress('2001:db8:1:2::'))
    expect(countedAddress('2001:db8:1:3::1')).not.toBe(countedAddress('2001:db8:1:2::1'))
  })
})
