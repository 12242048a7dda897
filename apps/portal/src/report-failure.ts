import { ApiFailure } from '@evenkeel/api-client/client'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { timers } from '@evenkeel/engine'
import { createToastStore, type ToastStore } from '@evenkeel/ui/toast'
import { messageOf } from '@evenkeel/widgets/shared/form-failure.ts'

/** The portal's one place for toasts, reachable from outside React too. */
export const toasts = createToastStore()

interface ReportParts {
  readonly log: (reason: unknown) => void
  readonly toasts: Pick<ToastStore, 'show'>
  readonly isProduction: boolean
}

/** Reads about another person: whether they may be looked at is an answer that the page says in a sentence, not a fault. */
const isAboutSomebody = (name: EndpointName) => name.startsWith('staff')

function isExpected(reason: unknown, name?: EndpointName): boolean {
  if (!(reason instanceof ApiFailure)) return false
  const { status } = reason
  return status === 401 || (name !== undefined && isAboutSomebody(name) && (status === 403 || status === 404))
}

/**
 * What happens to a failed read besides the state that its card shows: it is logged; outside production a red toast shows the
 * server's message for 5 seconds. An ended session has its modal instead, and a look at somebody that is not allowed its
 * sentence on the page. Source: product specification, section 8.
 */
export function createReportFailure({ log, toasts: shown, isProduction }: ReportParts) {
  return (reason: unknown, name?: EndpointName) => {
    if (isExpected(reason, name)) return
    log(reason)
    if (!isProduction) shown.show({ text: messageOf(reason), tone: 'danger', duration: timers.errorToastMs })
  }
}

export const reportFailure = createReportFailure({
  log: (reason) => globalThis.console.error(reason),
  toasts,
  isProduction: import.meta.env.PROD,
})
