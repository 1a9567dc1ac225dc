import { getAddress, isAddress } from 'viem'

/** An address of the chain, kept in lower case, in the spelling (EIP-55) in which members' own are kept and shown. */
export const shownAddress = (address: string): string =>
  isAddress(address, { strict: false }) ? getAddress(address.toLowerCase()) : address
