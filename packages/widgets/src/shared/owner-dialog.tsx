import { ownerFields } from '@evenkeel/api-client/contract/forms/sign-in'
import { FormDialog, type FormDialogProps } from '@evenkeel/ui/form-dialog'
import type { ReactNode } from 'react'
import { OwnerProof, type Proof, toProof, useProof } from './owner-proof.tsx'
import { toSignInFailure } from './sign-in-failure.ts'
import { useTextForm } from './use-text-form.ts'

interface OwnerDialogProps extends Pick<FormDialogProps, 'title' | 'description' | 'danger' | 'onClose'> {
  readonly submitLabel: string
  /** Makes the change; its failure is shown at the password, or above it. */
  readonly onProved: (proof: Proof) => Promise<void>
  /** What is shown above the password. */
  readonly children?: ReactNode
}

/** Makes a change after the owner's proof. */
export function OwnerDialog({ onProved, children, ...dialog }: OwnerDialogProps) {
  const { canProve, refetchProof } = useProof()
  const { frame, Field } = useTextForm({
    form: ownerFields,
    defaults: { password: '' },
    submit: ({ password }) => onProved(toProof(password)),
    toFailure: (reason) => {
      refetchProof()
      return toSignInFailure(reason)
    },
  })
  return (
    <FormDialog {...frame} {...dialog} dirty={false} valid={canProve}>
      {children}
      <OwnerProof field={<Field name="password" />} />
    </FormDialog>
  )
}
