import { BankFileImport } from '@evenkeel/widgets/bank-file-import'
import { PageHeader } from '../../shell/page-header.tsx'

/** Imports a file from a bank: choose it, preview its effect, and confirm. */
export function ImportBankFilePage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <BankFileImport />
      </div>
    </>
  )
}
