import { createHash } from 'node:crypto'
import type { Config } from '#server/config/readConfig.ts'

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi

/** The headers of everything we serve. `pages` is the text of our pages: their inline parts are allowed by their hashes. */
export function pageHeaders(
  { publicRpcUrl, publicUrl, devnetUrl }: Config,
  pages: string,
): Record<string, string> {
  const devnet = devnetUrl ? [new URL(devnetUrl).origin] : []
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(pages, SCRIPT), ...devnet].join(' '),
    ["style-src 'self'", ...hashesOf(pages, STYLE)].join(' '),
    "img-src 'self' data: blob:",
    ["connect-src 'self'", new URL(publicRpcUrl).origin, ...devnet].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app form',
    'report-uri /csp-report',
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

const hashesOf = (pages: string, part: RegExp): string[] => [
  ...new Set(
    [...pages.matchAll(part)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
]
