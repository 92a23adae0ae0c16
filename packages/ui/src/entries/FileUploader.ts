export { FileUploader } from '../components/FileUploader/FileUploader';
export type { FileUploaderProps, UploadedFile } from '../components/FileUploader/FileUploader';
export type { FileRules } from '../components/FileUploader/validateFile';
export type { Upload, UploadOptions } from '../components/FileUploader/useUploads';
