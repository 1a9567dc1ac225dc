import type { Config } from 'wagmi'
import { signMessage } from 'wagmi/actions'

/** Has the connected account sign a text (EIP-191). */
export const signText = (config: Config, message: string): Promise<`0x${string}`> =>
  signMessage(config, { message })
