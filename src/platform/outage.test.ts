import { expect, test } from 'vitest';
import { isOutage, Outage } from './outage.ts';

const told = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test.each([
  ['an administrator ended the session', told('57P01')],
  ['the server crashed and recovers', told('57P02')],
  ['it starts or stops', told('57P03')],
  ['the line failed', told('08006')],
  ['it has no session left', told('53300')],
  ['its disk is full', told('53100')],
  ['the machine that took over only reads yet', told('25006')],
  ['nobody listens', told('ECONNREFUSED')],
  ['its socket is gone', told('ENOENT', { syscall: 'connect' })],
  ['every number of an address refused', new AggregateError([told('ECONNREFUSED')])],
  ['the line fell in use', new Error('Connection terminated unexpectedly')],
  ['no connection came in time', new Error('timeout exceeded when trying to connect')],
  ['its connection was given up', new Error('Client was closed and is not queryable')],
  ['no answer came in time', new Error('Query read timeout')],
  ['the store of documents cannot be asked', new Outage('The store of documents cannot be asked.')],
  ['another error was caused by it', new Error('The draft was not kept', { cause: told('57P01') })],
])('%s: an outage', (_, error) => expect(isOutage(error)).toBe(true));

test.each([
  ['a row that is there already', told('23505')],
  ['a statement that took too long', told('57014')],
  ['a deadlock', told('40P01')],
  ['a file that is not there', told('ENOENT', { syscall: 'open' })],
  ['a mistake of ours', new TypeError('The connection is not a function')],
  ['nothing', null],
])('%s: none', (_, error) => expect(isOutage(error)).toBe(false));
