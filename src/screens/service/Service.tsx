import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Markdown } from '#src/ui/Markdown.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import { Contact } from './Contact.tsx'
import { SupportPack } from './SupportPack.tsx'

/** How to reach the people behind the service, and what they have written about it. */
export function Service() {
  const locale = useLocale()
  const { data, error, mutate } = useCall('home/columDetail', { key: 'service' })
  return (
    <Screen title={<Trans>Service</Trans>} back="/pages/user/index">
      <Columns>
        <Stack>
          <Contact />
          <SupportPack />
        </Stack>
        <Stack>
          <Loaded
            data={data}
            error={error}
            onRetry={() => void mutate()}
            waiting={<Skeleton height={220} />}
          >
            {(article) => (
              <Section
                title={article.title}
                action={
                  <small>
                    <Trans>Updated {dateText(article.updatedAt, locale)}</Trans>
                  </small>
                }
              >
                <Card>
                  <Markdown text={article.body} />
                </Card>
              </Section>
            )}
          </Loaded>
        </Stack>
      </Columns>
    </Screen>
  )
}
