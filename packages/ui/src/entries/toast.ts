export { toast } from '../components/Toast/toast';
export { Toaster } from '../components/Toast/Toaster';
export type { CustomToast, CustomToastOptions, ToastOptions, ToastPromiseTexts } from '../components/Toast/toast';
export type { ToastAction, ToastTone } from '../components/Toast/ToastCard';
export type { ToasterProps } from '../components/Toast/Toaster';
export type { ToastPosition } from '../components/Toast/toastPlace';
