import { Trans } from '@lingui/react/macro'
import { TextLink } from '#src/ui/TextLink.tsx'

/** From a part of a section on the overview to the section. */
export const SeeAll = ({ section }: { section: string }) => (
  <TextLink to="/pages/console/$" params={{ _splat: section }}>
    <Trans>See all</Trans>
  </TextLink>
)
