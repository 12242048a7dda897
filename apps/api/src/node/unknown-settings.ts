/** Every setting of the server; docs/operations.md says what each means. */
export const SETTINGS = [
  'EVENKEEL_BANK',
  'EVENKEEL_DATA',
  'EVENKEEL_DEMO',
  'EVENKEEL_DEMO_ORIGINS',
  'EVENKEEL_HUNG_AFTER',
  'EVENKEEL_LOG_REQUESTS',
  'EVENKEEL_MAIL_FROM',
  'EVENKEEL_METRICS_TOKEN',
  'EVENKEEL_ORIGIN',
  'EVENKEEL_PLAID_CLIENT_ID',
  'EVENKEEL_PLAID_CLIENT_NAME',
  'EVENKEEL_PLAID_ENV',
  'EVENKEEL_PLAID_SECRET',
  'EVENKEEL_PLAID_WEBHOOK',
  'EVENKEEL_PORTAL',
  'EVENKEEL_PROCESSES',
  'EVENKEEL_PROXIES',
  'EVENKEEL_SECRET',
  'EVENKEEL_SMTP_URL',
  'EVENKEEL_WIDGETS',
]

/** What our own commands and tests tell the processes that they start. */
const INNER = [
  'EVENKEEL_FAULTS',
  'EVENKEEL_HANDED_OVER',
  'EVENKEEL_PROCESS',
  'EVENKEEL_PROVED_CHROME',
  'EVENKEEL_TEST_RUNTIME',
]

/** A sentence for each variable that looks like a setting of ours and is none: as a rule one that is misspelled. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('EVENKEEL_') && !SETTINGS.includes(name) && !INNER.includes(name))
    .toSorted()
    .map((name) => `${name} is no setting of Evenkeel and was not read: docs/operations.md lists those that there are.`)
}
