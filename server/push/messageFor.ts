import type { MessageKind } from '#shared/api/inbox.ts'
import { type Locale, say, type Words } from '#shared/locale.ts'
import type { PushMessage } from '#shared/push-message.ts'

/** What is told: stands on a screen that is locked, so it names numbers and no amounts (docs/decisions/081). */
const WORDS: Record<MessageKind, { title: Words; body: Words }> = {
  order_started: {
    title: { en: 'Pledge active', zh: '質押已生效' },
    body: { en: 'Order {no} has started.', zh: '訂單 {no} 已開始。' },
  },
  order_failed: {
    title: { en: 'Pledge failed', zh: '質押失敗' },
    body: {
      en: 'Open the app to see why order {no} failed.',
      zh: '請開啟應用程式查看訂單 {no} 失敗的原因。',
    },
  },
  order_ended: {
    title: { en: 'Pledge ended, principal returned', zh: '質押已結束，本金已返還' },
    body: {
      en: 'Order {no} has ended. Its principal is back in your balance.',
      zh: '訂單 {no} 已結束，本金已返還至您的餘額。',
    },
  },
  deposit: {
    title: { en: 'Deposit received', zh: '存入款項已到帳' },
    body: { en: 'A payment was credited to your balance.', zh: '一筆款項已計入您的餘額。' },
  },
  transfer_in: {
    title: { en: 'Transfer received', zh: '收到轉帳' },
    body: { en: 'Transfer {no} is in your balance.', zh: '轉帳 {no} 已計入您的餘額。' },
  },
  withdrawal_paid: {
    title: { en: 'Withdrawal paid', zh: '提現已支付' },
    body: { en: 'Withdrawal {no} was paid.', zh: '提現 {no} 已支付。' },
  },
  withdrawal_refused: {
    title: { en: 'Withdrawal not paid, amount returned', zh: '提現未支付，金額已退回' },
    body: {
      en: 'Withdrawal {no} was not paid. Its amount is back in your balance.',
      zh: '提現 {no} 未支付，金額已退回您的餘額。',
    },
  },
  activity_reward: {
    title: { en: 'Activity reward', zh: '活動獎勵' },
    body: { en: 'A reward was credited to your balance.', zh: '一筆獎勵已計入您的餘額。' },
  },
  appointed: {
    title: { en: 'Your role or ratios changed', zh: '您的身分或比例已變更' },
    body: {
      en: 'Your appointment or your ratios were changed.',
      zh: '您的任命或比例已變更。',
    },
  },
  notice: { title: { en: 'New notice', zh: '新公告' }, body: { en: '{title}', zh: '{title}' } },
}

/** The screen that shows more of it; `{ref}` is the id there. */
const SCREENS: Partial<Record<MessageKind, string>> = {
  order_started: 'staking/my?id={ref}',
  order_failed: 'staking/my?id={ref}',
  order_ended: 'staking/my?id={ref}',
  transfer_in: 'transfer/record?id={ref}',
  withdrawal_paid: 'withdrawal/record?id={ref}',
  withdrawal_refused: 'withdrawal/record?id={ref}',
  notice: 'home/noticeInfo?id={ref}',
}

/** A push service takes 4 kB; what a person reads at a glance is far less. */
const LONGEST = 140

/** A message of the inbox, to be told to a browser. */
export type Telling = {
  message: string
  member: string
  kind: MessageKind
  ref: string
  no: string | null
  /** Of a notice, in the browser's language. */
  title: string | null
  locale: Locale
  unread: number
}

/** What a push says of a message. */
export function messageFor(telling: Telling): PushMessage {
  const { message, member, kind, ref, no, title, locale, unread } = telling
  const words = WORDS[kind]
  const values = { no: no ?? '', title: shortened(title ?? '') }
  const screen = (SCREENS[kind] ?? 'inbox/index').replace('{ref}', ref)
  return {
    id: message,
    member,
    title: say(words.title, locale),
    body: say(words.body, locale, values),
    url: `/#/pages/${screen}`,
    unread,
  }
}

const shortened = (text: string) => {
  const letters = [...text]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : text
}
