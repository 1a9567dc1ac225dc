import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Below } from './Below.tsx'

/** What the operator has published, and the way to what was changed. */
export const Notices = () => (
  <Section
    title={<Trans>Notices</Trans>}
    action={
      <TextLink to="/pages/home/changes">
        <Trans>Rule changes</Trans>
      </TextLink>
    }
  >
    <Below waiting={<Skeleton rows={4} />}>{({ NoticeRows }) => <NoticeRows />}</Below>
  </Section>
)
