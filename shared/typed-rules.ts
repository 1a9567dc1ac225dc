import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { isNewPassword } from './passwordRules.ts'
import { ID, text, tidy } from './rules.ts'
import { spelledMail } from './spelledMail.ts'
import { numberPasted } from './tidied.ts'

// What people type or choose in forms. No start needs it: it comes with the calls of other screens.

/** No character that is invisible or steers the text. */
const SEEN = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u

/** Specification §5 and decisions §8: 6 to 64 characters with at least one digit and one letter. A service may want more. */
export const Password = text('password').check(
  z.refine((password) => isNewPassword(password), 'password'),
)

/** A dot may be that of a Chinese keyboard, and stand at the end. Nothing in the domain ends a name of a host or writes it otherwise. */
const MAIL =
  /^[^\s@"(),:;<>[\]\\]+@[^\s@.,:;<>()[\]\\。%/?#^|]+([.。][^\s@.,:;<>()[\]\\。%/?#^|]+)+[.。]?$/

/**
 * Specification §5: "Incorrect email address". Wide on purpose: a+b@x.com is valid; the mailed code proves it. Before the @
 * capitals are A to Z alone: others can become the small letters of another address, whose code would be mailed to this one.
 * Nor does it hold what is not seen, or another form of a letter or a sign: whoever sends a mail may leave that out or put
 * the usual one in its place, and so have many spellings of one address, each with limits of its own. What a domain can be
 * written as else has one spelling (`spelledMail`), which the service keeps.
 */
export const Email = text('email').check(
  // Nothing else is looked for in what is longer: with many an @ it would take seconds.
  z.maxLength(254, { error: 'email', abort: true }),
  z.regex(SEEN, 'email'),
  // CWL, CWKCF: Changes_When_Lowercased, Changes_When_NFKC_Casefolded; for short, as it is part of the first load.
  z.regex(/^(?:[A-Zßς]|[^\p{CWL}\p{CWKCF}])*@\P{DI}*$/u, 'email'),
  z.refine((email) => email === email.normalize('NFKC'), 'email'),
  z.regex(MAIL, 'email'),
  z.refine((email) => /@(?!.*[^.]{64})[!-~]+$/.test(spelledMail(email)), 'email'),
)

/** Specification §9: six digits, mailed. */
export const Code = text('code').check(tidy, z.regex(/^\d{6}$/, 'code'))

/**
 * What an app makes by chance, to ask for a code by and to give back with it: its code is nobody else's, whatever strangers
 * ask for (docs/decisions/120).
 */
export const Handle = text('handle').check(z.regex(/^[\w-]{20,100}$/, 'handle'))

/** Decisions §7: six characters without look-alikes; told apart without regard to case. */
export const InviteCode = text('inviteCode').check(
  tidy,
  z.regex(/^[2-9A-HJ-NP-Za-hj-np-z]{6}$/, 'inviteCode'),
)

/** Nor any that is drawn as nothing (DI: Default_Ignorable_Code_Point), but for what has a picture or number drawn in colour. */
const DRAWN = /^(?:\p{ExtPict}\ufe0f|[\d#*]\ufe0f\u20e3|[^\p{DI}\u2800])*$/u

/** How others see a member: 1 to 30 characters, none of them invisible or steering the text. */
export const Nickname = text('nickname').check(
  z.trim(),
  z.minLength(1, 'nickname'),
  z.maxLength(30, 'nickname'),
  z.regex(SEEN, 'nickname'),
  z.regex(DRAWN, 'nickname'),
)

/** What the file that a person chose and the one that the service received have in common. */
type Bytes = { readonly size: number; arrayBuffer: () => Promise<ArrayBuffer> }

/** Contract: a PNG, JPEG, WebP or AVIF picture of at most 5 MB. What is in it is looked at by the service alone. */
export const Picture = z.custom<Bytes>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'arrayBuffer' in value &&
    'size' in value &&
    Number(value.size) > 0 &&
    Number(value.size) <= limits.uploadMax,
  'file',
)

/** What a payer writes to the payee: one line of up to 140 characters, nothing in it that turns the text around. */
export const Note = text('note').check(
  z.trim(),
  z.maxLength(140, 'note'),
  z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'note'),
)

/** A member's id that somebody types or pastes. */
export const Uid = text('uid').check(z.overwrite(numberPasted), z.regex(ID, 'uid'))

/** A pledge ticket: letters and digits as base64url has them, of any length, so that a link that was cut off is one that has ended. */
export const Ticket = text('ticket').check(z.regex(/^[\w-]{1,100}$/, 'ticket'))
