import { ApiFailure } from '@evenkeel/api-client/client'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { toMessage } from '@evenkeel/widgets/shared/form-failure.ts'
import { type Toasts, toastsIn } from '@evenkeel/widgets/shared/state/toast.ts'
import { showsRawFailuresAtom } from '@evenkeel/widgets/shared/state/raw-failures.ts'
import { store } from './state.ts'

const errorToastMs = 5000

interface ReportParts {
  readonly log: (reason: unknown) => void
  /** Shows the server's message; undefined in production. */
  readonly show?: ((reason: unknown) => void) | undefined
}

/** Whether the read is about another person: a refusal is then an answer that the page explains, not a fault. */
const isAboutSomebody = (name: EndpointName) => name.startsWith('staff')

function isExpected(reason: unknown, name?: EndpointName): boolean {
  if (!(reason instanceof ApiFailure)) return false
  const { status } = reason
  return status === 401 || (name !== undefined && isAboutSomebody(name) && (status === 403 || status === 404))
}

/** Returns what shows the server's message of a failure in a red toast. */
export const showIn = (toasts: Pick<Toasts, 'show'>) => (reason: unknown) =>
  toasts.show({ text: toMessage(reason), tone: 'danger', duration: errorToastMs })

/**
 * Returns what a failed read does in addition to its card's failed state: it is logged, and outside production a red toast shows
 * the server's message for 5 seconds. An ended session has its modal instead; a refused read about another person has its sentence
 * on the page. Source: ERR-28 to ERR-31.
 */
export function createReportFailure({ log, show }: ReportParts) {
  return (reason: unknown, name?: EndpointName) => {
    if (isExpected(reason, name)) return
    log(reason)
    show?.(reason)
  }
}

export const reportFailure = createReportFailure({
  log: (reason) => globalThis.console.error(reason),
  show: import.meta.env.PROD ? undefined : showIn(toastsIn(store)),
})

if (!import.meta.env.PROD) store.set(showsRawFailuresAtom, true)
