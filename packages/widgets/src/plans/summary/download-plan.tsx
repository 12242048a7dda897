import { distributionSections } from '@evenkeel/api-client/contract/distribution'
import { useClient } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { useState } from 'react'
import { useFailure } from '../../shared/failure.tsx'

function offerFile({ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array<ArrayBuffer> }) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** The retirement funding as a document, made by the server from the committed plan. */
export function DownloadPlan() {
  const client = useClient()
  const showFailure = useFailure()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      offerFile(await client.call('downloadDistributionPdf', { body: { content: [...distributionSections] } }))
    } catch (reason) {
      showFailure(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={isBusy} onClick={() => void download()}>
      Download PDF
    </Button>
  )
}
