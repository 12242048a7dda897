import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Tests of the API that run in workerd after Node, by what may differ there. Every test runs on Node. A rule of the app above
 * these (who may do what, which message, a plan's figures) is the same code on both and runs on Node alone.
 * See docs/decisions/tests-on-two-runtimes.md.
 */
const onBothRuntimes = {
  /** Each call with its right answer, its refusals, and any input; each person's object for that person alone. */
  calls: [
    'testing/every-call/every-call.test.ts',
    'testing/every-call/every-look.test.ts',
    'testing/probes/fuzz/fuzz.test.ts',
    'testing/probes/isolation-probes.test.ts',
    'src/http/bad-input.test.ts',
    'src/http/idempotency.test.ts',
    'src/http/order-of-checks.test.ts',
    'src/http/privacy.test.ts',
  ],
  /** The SQL of a ledger in a Durable Object, in which numbers are bound as REAL and a statement has other limits. */
  ledgers: [
    'demo/link-demo-banks.test.ts',
    'demo/seed-demo.test.ts',
    'src/services/accounts.test.ts',
    'src/services/attachments/attachments.test.ts',
    'src/services/card-payments.test.ts',
    'src/services/cash-flow.test.ts',
    'src/services/connections/link-flow.test.ts',
    'src/services/connections/second-login.test.ts',
    'src/services/connections/suspected-accounts.test.ts',
    'src/services/goals.test.ts',
    'src/services/history/history.test.ts',
    'src/services/household/household.test.ts',
    'src/services/kept-sums-history.test.ts',
    'src/services/notes/notes.test.ts',
    'src/services/plan-drafts.test.ts',
    'src/services/plans.test.ts',
    'src/services/plans-attention.test.ts',
    'src/services/plans/missing-terms.test.ts',
    'src/services/recurring/recurring.test.ts',
    'src/services/settings.test.ts',
    'src/services/several-in-bulk.test.ts',
    'src/services/split-by-rule.test.ts',
    'src/services/split-transaction.test.ts',
    'src/services/start-of-list.test.ts',
    'src/services/sync/sandbox-states.test.ts',
    'src/services/sync/sync-connection.test.ts',
    'src/services/transaction-list.test.ts',
    'src/services/transactions.test.ts',
    'src/services/undo-change.test.ts',
    'src/services/workbench.test.ts',
  ],
  /** The SQL of the directory in D1, which answers asynchronously and has no transactions. */
  directory: [
    'src/calls/company.test.ts',
    'src/ops/audit-anchor.test.ts',
    'src/services/registration.test.ts',
    'src/services/sso-emails.test.ts',
    'src/services/sso-registration.test.ts',
    'src/calls/staff-access.test.ts',
    'src/calls/staff-search.test.ts',
    'src/calls/widget-grants.test.ts',
    'src/calls/widget-scope.test.ts',
  ],
  /** Large and streamed bodies, and files that are read in them. */
  bodies: [
    'src/services/account-data/export-data.test.ts',
    'src/services/account-data/hostile-import.test.ts',
    'src/services/account-data/round-trip.test.ts',
    'src/services/bank-files/commit-bank-file.test.ts',
    'src/services/bank-files/csv-answers.test.ts',
    'src/services/bank-files/import-journal.test.ts',
    'src/services/bank-files/import-undone.test.ts',
    'src/services/bank-files/preview-bank-file.test.ts',
    'src/services/bank-files/undo-bank-file.test.ts',
  ],
  /** Hashes, signatures, and cookies. */
  identity: [
    'src/services/passkeys.test.ts',
    'src/identity/bot-check.test.ts',
    'src/calls/sessions.test.ts',
    'src/calls/widget-proofs.test.ts',
    'src/identity/anti-forgery.test.ts',
    'src/identity/authenticator.test.ts',
    'src/identity/new-passwords.test.ts',
    'src/identity/second-factor.test.ts',
    'src/identity/session-manager.test.ts',
    'src/identity/sign-in-cost.test.ts',
    'src/identity/sign-in.test.ts',
    'src/identity/sso.test.ts',
    'src/identity/tickets.test.ts',
    'src/services/password-update.test.ts',
  ],
  /** Headers and files of pages, and mail. */
  pages: [
    'demo/outbox-page.test.ts',
    'src/mail/mail-gone.test.ts',
    'src/pages/opener.test.ts',
    'src/pages/portal-pages.test.ts',
    'src/pages/security-txt.test.ts',
  ],
}

/** The tests that run in workerd, by path from the root: those of the edge alone, and those of the API that run on both. */
export function edgeTestFiles() {
  const onEdgeAlone = globSync('apps/api/{src,demo,testing,tools}/**/*.edge.test.ts', { cwd: root })
  const onBoth = Object.values(onBothRuntimes)
    .flat()
    .map((path) => join('apps/api', path))
  return [...onEdgeAlone, ...onBoth].map((path) => path.replaceAll('\\', '/')).toSorted()
}
