import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { localeAtom, signedInAtom } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { canGoBack } from '#src/ui/canGoBack.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { languageNames } from '#src/words/languageNames.ts'
import { saveLocale } from '#src/words/saveLocale.ts'

/** Specification §4: a change of language asks for confirmation and then restarts the app. */
export function ChooseLanguage() {
  const now = useAtomValue(localeAtom)
  const signedIn = useAtomValue(signedInAtom)
  const [wanted, setWanted] = useState<Locale | null>(null)

  return (
    <Screen
      narrow
      title={<Trans>Choose Language</Trans>}
      back={signedIn ? '/pages/set/index' : '/pages/login/index'}
    >
      <Card look="list">
        {LOCALES.map((locale) => (
          <ListRow
            key={locale}
            title={<span lang={locale}>{languageNames[locale]}</span>}
            {...(locale === now
              ? { subtitle: <Trans>In use</Trans>, value: <Icon name="check" /> }
              : { onClick: () => setWanted(locale) })}
          />
        ))}
      </Card>
      <Sheet
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={<Trans>Change the language?</Trans>}
      >
        {wanted && <Confirmation wanted={wanted} onCancel={() => setWanted(null)} />}
      </Sheet>
    </Screen>
  )
}

function Confirmation({ wanted, onCancel }: { wanted: Locale; onCancel: () => void }) {
  const name = languageNames[wanted]
  return (
    <>
      <p>
        <Trans>The app restarts in {name}.</Trans>
      </p>
      <Button onClick={() => restartIn(wanted)}>
        <Trans>Change and restart</Trans>
      </Button>
      <Button kind="plain" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}

/** Nothing of the old language stays in memory. It goes on where the language was asked for: an invitation is in that address. */
function restartIn(locale: Locale) {
  saveLocale(locale)
  // Each language has copies of its own.
  sessionStorage.removeItem('bw.kept')
  if (canGoBack()) {
    addEventListener('popstate', () => location.reload(), { once: true })
    history.back()
    return
  }
  location.replace('#/')
  location.reload()
}
