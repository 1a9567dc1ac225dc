import { Trans } from '@lingui/react/macro'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './Honesty.module.css'

/** Where community rewards come from (decisions §1 and §4). */
export const Honesty = () => (
  <p className={styles.words}>
    <Trans>
      Community rewards and mining subsidies are paid only from revenue that arrived in the pool.{' '}
      <TextLink to="/pages/list/index">See the revenue</TextLink>
    </Trans>
  </p>
)
