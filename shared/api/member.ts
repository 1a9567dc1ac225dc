import * as z from 'zod/mini'
import { Amount } from '#shared/money.ts'
import { Address, Id, Time } from '#shared/rules.ts'
import {
  Code,
  Email,
  Handle,
  InviteCode,
  Nickname,
  Password,
  Picture,
} from '#shared/typed-rules.ts'
import { call } from './call.ts'
import { unread } from './inbox.ts'
import { page, pageOf } from './page.ts'
import { Session } from './start.ts'
import { Appointment, RatioChange, TeamMember, Until } from './team.ts'
import { text } from './text.ts'
import { User } from './user.ts'

/** A text to sign (EIP-4361) and its signature. */
const Proof = z.object({
  message: text('message', 2_000),
  signature: text('signature', 10_000).check(z.regex(/^0x[0-9a-fA-F]+$/, 'signature')),
})

const keywords = z.optional(text('keywords', 100))
const Search = z.object({ ...page, keywords })

const appoint = call({ who: 'member', body: () => Appointment, result: () => TeamMember })
const listed = call({
  who: 'member',
  body: () => Search,
  result: () => pageOf(TeamMember),
  offline: true,
})

export const member = {
  'member/regist': call({
    who: 'anyone',
    body: () =>
      z.object({
        nickname: Nickname,
        email: Email,
        code: Code,
        handle: z.optional(Handle),
        password: Password,
        inviteCode: InviteCode,
        account: Address,
        proof: z.optional(Proof),
      }),
    result: () => z.object({ id: Id }),
  }),
  'member/sendRegistCode': call({
    who: 'anyone',
    body: () => z.object({ email: Email, handle: z.optional(Handle) }),
    result: () => z.object({ retryAfter: z.int() }),
  }),
  'member/uploadImg': call({
    who: 'member',
    body: () => z.object({ file: Picture }),
    result: () => z.object({ url: z.string() }),
    upload: true,
  }),
  'member/modifyUserInfo': call({
    who: 'member',
    body: () =>
      z.object({
        nickname: z.optional(Nickname),
        /** What `uploadImg` answered; null takes the picture away. */
        avatar: z.optional(z.nullable(text('avatar', 300))),
        email: z.optional(Email),
        code: z.optional(Code),
        handle: z.optional(Handle),
        /** For a mail address: the present password, or a signature of the account's wallet. */
        password: z.optional(text('password', 200)),
        proof: z.optional(Proof),
      }),
    result: () => User,
  }),
  /** Mails a code to an address that the member wants to use from now on. */
  'member/sendEmailCode': call({
    who: 'member',
    body: () => z.object({ email: Email, handle: z.optional(Handle) }),
    result: () => z.object({ retryAfter: z.int() }),
  }),
  'member/referenceList': call({
    who: 'member',
    body: () => z.object({ ...page, keywords, memberId: z.optional(Id) }),
    result: () =>
      z.extend(pageOf(TeamMember), {
        summary: z.object({ direct: z.int(), team: z.int(), teamT: Amount, weekT: Amount }),
      }),
    offline: true,
  }),
  'member/miners': appoint,
  'member/mining': appoint,
  'member/minersList': listed,
  'member/miningList': listed,
  'member/modifyMiners': appoint,
  'member/modifyMining': appoint,
  'member/ratioChanges': call({
    who: 'member',
    body: () => z.object({ ...page }),
    result: () =>
      z.extend(pageOf(RatioChange), {
        /** null: nothing is announced. Answers kept of old lack it. */
        until: z.optional(z.nullable(Until)),
      }),
    offline: true,
  }),
  /**
   * What was created up to a moment, which is the `createdAt` of the newest that was shown, is read, as far as it was there
   * in the answer that gave `seen`. Never moves back.
   */
  'member/inboxRead': call({
    who: 'member',
    body: () =>
      z.object({
        upTo: Time,
        seen: z.optional(z.string({ error: 'cursor' }).check(z.maxLength(4_000, 'cursor'))),
      }),
    result: () => z.object(unread),
  }),
  /** `everywhere`: the sign-ins of all devices end, and not only the one that asks. */
  'member/logout': call({
    who: 'member',
    body: () => z.object({ everywhere: z.optional(z.boolean()) }),
    result: () => z.object({}),
  }),
  'member/walletNonce': call({
    who: 'anyone',
    body: () => z.object({ account: Address }),
    result: () => z.object({ message: z.string() }),
  }),
  'member/walletLogin': call({ who: 'anyone', body: () => Proof, result: () => Session }),
  'member/payee': call({
    who: 'member',
    body: () => z.object({ keyword: text('keyword', 100) }),
    result: () =>
      z.object({
        id: Id,
        nickname: z.string(),
        /** Empty where its owner has taken it from whoever had only typed it. */
        account: z.string(),
        avatar: z.nullable(z.string()),
      }),
  }),
}
