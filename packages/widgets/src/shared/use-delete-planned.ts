import { useChange } from '@evenkeel/api-client/react'
import * as words from '../words/planned-payments.generated.ts'
import { useReportedChange } from './use-reported-change.ts'

/** Returns what deletes a payment that the person has entered; the toast offers to undo it. */
export function useDeletePlanned() {
  const { run, isBusy } = useChange('deletePlannedPayment')
  const report = useReportedChange()
  const remove = (plannedPaymentId: number, name: string) =>
    void report(run({ body: { plannedPaymentId } }), words.deleted({ name }))
  return { remove, isBusy, label: (name: string) => words.deleteNamed({ name }) }
}
