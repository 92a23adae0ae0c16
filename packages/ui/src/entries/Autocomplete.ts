export { Autocomplete } from '../components/Autocomplete/Autocomplete';
export type { AutocompleteProps, LoadSuggestions, Suggestion } from '../components/Autocomplete/Autocomplete';
