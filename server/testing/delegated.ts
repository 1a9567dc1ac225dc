import {
  concat,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  parseAbi,
  size,
  toHex,
} from 'viem'

/** What a contract reverts with whose answer is to be fetched from an address (ERC-3668). */
export const elsewhereIs = (sender: Hex, url: string): Hex =>
  encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
    ]),
    args: [sender, [url], '0x', '0x00000000', '0x'],
  })

/** The code of a contract that reverts with these bytes, whatever it is asked: it copies what stands behind itself. */
export function reverting(data: Hex): Hex {
  const length = toHex(size(data), { size: 2 })
  return concat(['0x61', length, '0x600e6000', '0x3961', length, '0x6000fd', data])
}

/** A signature that says that its account has handed itself over to a contract (EIP-7702, ERC-8010). */
export function delegated(contract: Hex): Hex {
  const suffix = encodeAbiParameters(
    [
      {
        type: 'tuple',
        components: ['uint256', 'address', 'uint256', 'uint8', 'uint256', 'uint256'].map(
          (type) => ({ type }),
        ),
      },
      { type: 'address' },
      { type: 'bytes' },
    ],
    [[0n, contract, 0n, 0, 1n, 1n], contract, '0x'],
  )
  const mark: Hex = `0x${'8010'.repeat(16)}`
  return concat([`0x${'11'.repeat(65)}`, suffix, toHex(size(suffix), { size: 32 }), mark])
}
