import { clocks, disputes } from './law.ts';
import { fees, record } from './money.ts';
import type { Mutation } from './mutation.ts';
import { response, service } from './people.ts';

export const mutations: readonly Mutation[] = [...disputes, ...clocks, ...fees, ...service, ...response, ...record];
