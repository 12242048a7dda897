import { useQuery } from '@evenkeel/api-client/react'
import { Dialog, DialogBody } from '@evenkeel/ui/dialog'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/sign-in.generated.ts'
import { LegalText } from './terms.tsx'

/** The terms of use, to be read by anyone. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={words.termsOfUse()} size="wide">
      <DialogBody>
        <QueryView
          query={useQuery('termsOfUse')}
          label={words.loadingTheTermsOf()}
          skeleton={<SkeletonText lines={12} />}
          failedTitle={words.termsFailed()}
        >
          {({ body }) => <LegalText body={body} />}
        </QueryView>
      </DialogBody>
    </Dialog>
  )
}
