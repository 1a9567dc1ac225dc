import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/Section.tsx'
import styles from './ProofMeaning.module.css'

/** What a check says, and what it does not: docs/proof.md says the same at length. */
export function ProofMeaning() {
  return (
    <>
      <Section title={<Trans>What this proves</Trans>}>
        <p>
          <Trans>
            Each day all members’ balances are added up in a tree, and one hash, the root, commits
            to every sum in it. Your device works out from your balance and a few hashes that your
            balance, with your UID and wallet address, is counted in that very total. It needs
            neither the service nor a network for that.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What it does not prove</Trans>}>
        <ul className={styles.list}>
          <li>
            <Trans>Whether anybody was left out: each member can only check for themselves.</Trans>
          </li>
          <li>
            <Trans>Whether everybody was shown the same root: compare it with the chain’s.</Trans>
          </li>
          <li>
            <Trans>Whether the coins on the chain were borrowed for the moment.</Trans>
          </li>
          <li>
            <Trans>What was yesterday or will be tomorrow: it speaks of one moment a day.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Your proof shows you the sums of some others, without names, and theirs show them yours.
          </Trans>
        </p>
      </Section>
    </>
  )
}
