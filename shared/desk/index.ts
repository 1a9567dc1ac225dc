import type * as z from 'zod/mini'
import { ads } from './ads.ts'
import { books } from './books.ts'
import { content } from './content.ts'
import { figures } from './figures.ts'
import { funding } from './funding.ts'
import { funds } from './funds.ts'
import { grants } from './grants.ts'
import { health } from './health.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'
import { parameters } from './parameters.ts'
import { payer } from './payer.ts'
import { payouts } from './payouts.ts'
import { people } from './people.ts'
import { records } from './records.ts'
import { withdrawals } from './withdrawals.ts'

/** The operators' part of the contract. The app loads it with the console alone. */
export const desk = {
  ...people,
  ...records,
  ...withdrawals,
  ...payouts,
  ...members,
  ...orders,
  ...health,
  ...funds,
  ...funding,
  ...payer,
  ...grants,
  ...content,
  ...ads,
  ...parameters,
  ...figures,
  ...books,
}

export type DeskPath = keyof typeof desk
export type DeskBody<P extends DeskPath> = z.output<(typeof desk)[P]['body']>
export type DeskResult<P extends DeskPath> = z.output<(typeof desk)[P]['result']>
