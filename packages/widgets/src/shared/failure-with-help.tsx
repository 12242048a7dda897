import { useQuery } from '@evenkeel/api-client/react'
import { FailureDialog, type FailureDialogProps } from '@evenkeel/ui/failure-dialog'
import { TextLink } from '@evenkeel/ui/link'
import * as words from '../words/bank-connections.generated.ts'

/** Whether it is the sentence that names the link to support (ERR-21), in the language that is read. */
const namesHelp = (message?: string) => message === words.deleteFailed()

/** The failure dialog with a link to the employer's support, if the employer has an address for it. */
function WithHelp(props: FailureDialogProps) {
  const email = useQuery('companyInfo').data?.data.info.supportEmail ?? null
  const help = email !== null && <TextLink href={`mailto:${email}`}>{words.help()}</TextLink>
  return <FailureDialog {...props} help={help} />
}

/** The failure dialog; asks for the employer's support only where the message names it. */
export const FailureWithHelp = (props: FailureDialogProps) =>
  namesHelp(props.message) ? <WithHelp {...props} /> : <FailureDialog {...props} />
