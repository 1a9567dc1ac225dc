import { Pending } from './Pending.tsx'
import styles from './Shell.module.css'

/** The frame of a screen whose words and figures are not known yet. */
export const ShellSkeleton = () => (
  <div className={styles.shell}>
    <Pending />
  </div>
)
