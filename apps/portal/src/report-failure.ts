import { ApiFailure } from '@evenkeel/api-client/client'
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

/**
 * What happens to a failed read besides the state that its card shows: it is logged; outside production a red toast shows the
 * server's message for 5 seconds. An ended session has its modal instead. Source: product specification, section 8.
 */
export function createReportFailure({ log, toasts: shown, isProduction }: ReportParts) {
  return (reason: unknown) => {
    if (reason instanceof ApiFailure && reason.status === 401) return
    log(reason)
    if (!isProduction) shown.show({ text: messageOf(reason), tone: 'danger', duration: timers.errorToastMs })
  }
}

export const reportFailure = createReportFailure({
  log: (reason) => globalThis.console.error(reason),
  toasts,
  isProduction: import.meta.env.PROD,
})
