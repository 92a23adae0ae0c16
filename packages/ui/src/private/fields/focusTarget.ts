/** Returns the option that receives focus: the selected one, or the first that is enabled. */
export const focusTarget = <Option extends object>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): Option | undefined => {
  const enabled = options.filter((option) => !('disabled' in option && option.disabled));
  return enabled.find(isChosen) ?? enabled[0];
};
