import { expect, test } from 'vitest';
import { askerOf, countedFrom, networkOf, readAddress, WIDER } from './network.ts';

test('an address is the same in every spelling that a proxy gives it', () => {
  for (const text of [
    '192.0.2.7',
    ' 192.0.2.7 ',
    '192.0.2.7:51334',
    '192.0.2.7:1',
    '::ffff:192.0.2.7',
    '::ffff:c000:207',
    '[::ffff:192.0.2.7]:443',
  ])
    expect(readAddress(text), text).toBe('192.0.2.7');
  for (const text of [
    '2001:db8::1',
    '2001:DB8:0:0::0:1',
    '[2001:db8::1]',
    '[2001:db8::1]:443',
    '"[2001:db8::1]:443"',
    '2001:db8::1%eth0',
  ])
    expect(readAddress(text), text).toBe('2001:db8::1');
  for (const text of [
    '',
    'unknown',
    '_hidden',
    '300.1.1.1',
    '192.0.2.7:port',
    '[2001:db8::1',
    '2001:db8::g',
  ])
    expect(readAddress(text), text).toBeNull();
});

test('another port, another zone and another address of the same line are no other network', () => {
  expect(networkOf('192.0.2.7:1')).toBe(networkOf('192.0.2.7:2'));
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe(networkOf('[2001:db8:0:1:ffff:1:2:3]:8080'));
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'));
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2%wlan0'));
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('::ffff:10.0.0.7')).toBe('10.0.0.7');
});

test('an IPv6 address is counted by its /64, and by its /48 with more room', () => {
  expect(countedFrom('2001:db8:7:1::5')).toEqual([
    { of: '2001:db8:7::/48', times: WIDER },
    { of: '2001:db8:7:1', times: 1 },
  ]);
  expect(countedFrom('10.0.0.7')).toEqual([{ of: '10.0.0.7', times: 1 }]);
});

test('only so many proxies are believed as there are, and what a client wrote before them is not', () => {
  const socket = '10.0.0.1';
  const forwarded = 'forged, 203.0.113.5:4711, 198.51.100.2';
  expect(askerOf({ forwarded, socket, proxies: 0 })).toBe(socket);
  expect(askerOf({ forwarded, socket, proxies: 1 })).toBe('198.51.100.2');
  expect(askerOf({ forwarded, socket, proxies: 2 })).toBe('203.0.113.5');
  expect(askerOf({ forwarded: '203.0.113.5', socket, proxies: 2 })).toBe('203.0.113.5');
  expect(askerOf({ forwarded: 'unknown', socket, proxies: 1 })).toBe(socket);
  expect(askerOf({ forwarded: undefined, socket: undefined, proxies: 1 })).toBe('unknown');
});
