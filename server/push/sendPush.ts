import webPush from 'web-push'
import type { PushConfig } from '#server/config/readPush.ts'
import type { PushMessage } from '#shared/push-message.ts'
import { pushAllowed } from './pushAllowed.ts'

/** A browser that wants pushes, as it told us. */
export type Browser = { endpoint: string; p256dh: string; auth: string }

/**
 * What a push service said: it took it; the browser is gone for good; later, after so many milliseconds where it said how
 * many; or never.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | { later: number | undefined }

/** How long a push service keeps a push for a browser that is away, seconds: whoever comes later reads the inbox. */
export const KEEPS = 86_400

/** How long an answer is waited for, milliseconds. */
const PATIENCE = 10_000

type Message = PushMessage & { urgency: 'normal' | 'low' }

/**
 * Sends a message to a browser, encrypted for it alone (RFC 8291) and signed with our key (RFC 8292). Follows nobody who
 * sends it elsewhere, and reads nothing of the answer but its head.
 */
export async function sendPush(
  config: PushConfig,
  browser: Browser,
  message: Message,
): Promise<Outcome> {
  if (!pushAllowed(config.hosts, browser.endpoint)) return 'gone'
  const made = make(config, browser, message)
  if (!made) return 'refused'
  try {
    const response = await fetch(browser.endpoint, {
      method: 'POST',
      headers: Object.entries(made.headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(made.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  } catch {
    // Nobody answered, or not in time: it may have been taken, and the same message is shown once.
    return { later: undefined }
  }
}

/** What is sent; undefined where nothing can be made for this browser, which must not keep others from theirs. */
function make(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, p256dh, auth }: Browser,
  { urgency, ...said }: Message,
) {
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(said),
      {
        vapidDetails: { subject, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: KEEPS,
        urgency,
        // Sent again, it takes the place of what waits there.
        topic: said.id,
      },
    )
  } catch {
    return undefined
  }
}

function outcomeOf({ ok, status, headers }: Response): Outcome {
  if (ok) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) return { later: waitOf(headers.get('retry-after')) }
  return 'refused'
}

/** Retry-After is seconds or a date. */
function waitOf(said: string | null): number | undefined {
  if (!said) return undefined
  const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}
