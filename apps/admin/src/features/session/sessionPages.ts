import { lazyPage } from '../../components/lazyPage';
import { takeLinkToken } from './takeLinkToken';

/** Returns the route options of a page that has no data to load. */
function sessionPage<Name extends string, Module extends Record<Name, unknown>>(
  importer: () => Promise<Module>,
  name: Name,
) {
  const { load, component } = lazyPage(importer);
  return { loader: () => load().then(() => undefined), component: component(name) };
}

export const loginPage = sessionPage(() => import('./LoginPage'), 'LoginPage');
export const registerPage = sessionPage(() => import('./RegisterPage'), 'RegisterPage');
export const forgotPasswordPage = sessionPage(() => import('./ForgotPasswordPage'), 'ForgotPasswordPage');
export const resetPasswordPage = {
  beforeLoad: takeLinkToken,
  ...sessionPage(() => import('./ResetPasswordPage'), 'ResetPasswordPage'),
};
export const verifyEmailPage = {
  beforeLoad: takeLinkToken,
  ...sessionPage(() => import('./VerifyEmailPage'), 'VerifyEmailPage'),
};
export const twoStepsPage = sessionPage(() => import('./TwoStepsPage'), 'TwoStepsPage');
