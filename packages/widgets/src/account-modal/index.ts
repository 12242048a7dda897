export { AccountModal, type AccountModalProps } from './account-modal.tsx'
