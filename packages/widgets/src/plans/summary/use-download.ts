import { distributionSections } from '@evenkeel/api-client/contract/distribution'
import { useClient } from '@evenkeel/api-client/react'
import { useFailure } from '../../shared/failure.tsx'

function offerFile({ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array<ArrayBuffer> }) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** Returns a function that downloads the retirement funding as a document, which the server makes from the committed plan. */
export function useDownload(): () => void {
  const client = useClient()
  const showFailure = useFailure()
  const download = async () => {
    try {
      offerFile(await client.call('downloadDistributionPdf', { body: { content: [...distributionSections] } }))
    } catch (reason) {
      showFailure(reason)
    }
  }
  return () => void download()
}
