import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { lastRequests } from '#src/api/lastRequests.ts'
import { isReachable } from '#src/api/reach.ts'
import { keepsCopyAtom } from '#src/session/copy.ts'
import { memberAtom, parametersAtom, tokenAtom } from '#src/session/session.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { clock } from '#src/words/clock.ts'
import { type Facts, factsText } from '#src/words/factsText.ts'
import { countText, mask } from '#src/words/format.ts'
import type { DeviceFacts } from './deviceFacts.ts'
import { withoutSecrets } from './withoutSecrets.ts'

type Part = Facts['parts'][number]

/** What helps whoever looks into a trouble, as a text of which nothing opens the account. */
export function useSupportText(): (device: DeviceFacts) => string {
  const { t } = useLingui()
  const member = useAtomValue(memberAtom)
  const token = useAtomValue(tokenAtom)
  const app = useAppFacts()
  const here = useDeviceRows()
  const locale = useLocale()
  return (device) => {
    const parts = [
      {
        rows: [
          ['UID', member?.id ?? ''],
          [t`Wallet address, masked`, mask(member?.account ?? '')],
        ] as const,
      },
      app,
      here(device),
      { heading: t`Last requests, the newest first`, rows: requestRows() },
    ]
    const text = factsText({ title: t`Bitwave Farm, for customer service`, parts }, locale)
    const bare = token?.replace(/^Bearer\s+/i, '')
    return withoutSecrets(text, [token, bare, member?.email, member?.account])
  }
}

function useAppFacts(): Part {
  const { t } = useLingui()
  const locale = useLocale()
  const parameters = useAtomValue(parametersAtom)?.parameters
  const behind = Math.round((Date.now() - clock.now()) / 1_000)
  return {
    rows: [
      [t`Version`, String(import.meta.env['VITE_VERSION'])],
      [t`Version of the service`, parameters?.version ?? ''],
      [t`Time of the service`, timeOf(clock.now())],
      [t`This device’s clock is ahead by, in seconds`, String(behind)],
      [t`Language`, `${locale} (${navigator.language})`],
      [t`Chain`, String(parameters?.chain.id ?? '')],
    ],
  }
}

function useDeviceRows(): (device: DeviceFacts) => Part {
  const { t } = useLingui()
  const keeps = useAtomValue(keepsCopyAtom)
  const word = (said: boolean | null) => {
    if (said === null) return '?'
    return said ? t`yes` : t`no`
  }
  return (device) => ({
    heading: t`This device`,
    rows: [
      [t`The service was reached`, word(isReachable())],
      [t`The browser says online`, word(navigator.onLine)],
      [t`Service worker`, device.worker ?? t`none`],
      [t`An update waits`, word(device.waiting)],
      [t`Keeps a copy`, word(keeps)],
      [t`Storage in use`, `${sizeText(device.used)} / ${sizeText(device.quota)}`],
      [t`The browser keeps it`, word(device.persisted)],
      [t`Installed`, word(device.standalone)],
      [t`Wallet connected`, device.wallet ?? t`none`],
      [t`A wallet is in the page`, word(device.injected)],
      [t`Screen`, `${innerWidth} × ${innerHeight}`],
      [t`Browser`, navigator.userAgent],
    ],
  })
}

const requestRows = (): Part['rows'] =>
  lastRequests
    .all()
    .map(({ at, path, id, code }) => [timeOf(at), `${path} ${code ?? '–'} ${id ?? '–'}`] as const)

const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`

/** In kB, and what is large in MB. */
function sizeText(bytes: number | null): string {
  if (bytes === null) return '?'
  const kilo = Math.ceil(bytes / 1_024)
  return kilo < 10_000 ? `${countText(kilo)} kB` : `${countText(Math.floor(kilo / 1_024))} MB`
}
