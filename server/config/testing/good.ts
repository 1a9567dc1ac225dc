/** An environment in which a farm starts: what has no default. */
export const good = {
  DATABASE_URL: 'postgresql://x',
  BITWAVE_RPC_URL: 'http://127.0.0.1:8545',
  BITWAVE_POOL: `0x${'1'.repeat(40)}`,
  BITWAVE_TOKEN: `0x${'2'.repeat(40)}`,
  BITWAVE_EXPLORER_URL: 'http://127.0.0.1:8546/',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  PUBLIC_URL: 'http://localhost:4820',
}
