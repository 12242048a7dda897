import { BankFileImport } from '@evenkeel/widgets/bank-file-import'
import { PageHeader } from '../../shell/page-header.tsx'

/** Bring in a file from a bank: choose it, see what it would do, and take it in. */
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
