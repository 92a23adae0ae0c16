/** Returns the option that receives focus: the first enabled one that is selected, else the first enabled one. */
export const focusTarget = <Option extends object>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): Option | undefined => {
  const enabled = options.filter((option) => !('disabled' in option && option.disabled));
  return enabled.find(isChosen) ?? enabled[0];
};
