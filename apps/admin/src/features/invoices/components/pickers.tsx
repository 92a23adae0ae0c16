import { call } from '@larder/domain';
import { invoiceEndpoints, productEndpoints, type InvoiceClient, type Product } from '@larder/domain/contract';
import { Autocomplete, type AutocompleteProps, type Suggestion } from '@larder/ui/Autocomplete';
import { ComboBox, type ComboBoxProps } from '@larder/ui/ComboBox';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useKnownUsers } from '../../../hooks/useKnownUsers';

export { DatePicker } from '@larder/ui/DatePicker';

/** Returns a key that identifies a client, including clients that exist only in an invoice. */
const clientKey = ({ id, name, companyEmail }: InvoiceClient) => `${id ?? ''} ${name} ${companyEmail}`;
const clientOption = (client: InvoiceClient) => ({
  value: clientKey(client),
  label: client.name,
  description: [client.company, client.companyEmail].filter(Boolean).join(' · '),
});

export interface ClientPickerProps extends Pick<ComboBoxProps, 'label' | 'error' | 'required' | 'placeholder'> {
  client: InvoiceClient | null;
  onChange: (client: InvoiceClient | null) => void;
  /** Called with the typed name of a client that does not exist. Undefined if the user may not add clients. */
  onAdd: ((name: string) => void) | undefined;
}

/** A field that searches clients. */
export function ClientPicker({ client, onChange, onAdd, ...texts }: ClientPickerProps) {
  const found = useRef(new Map<string, InvoiceClient>());
  return (
    <ComboBox
      {...texts}
      clearable
      options={client ? [clientOption(client)] : []}
      loadOptions={async (text, signal) => {
        // The name of the chosen client is not a search text, so all clients are listed.
        const q = text === client?.name ? '' : text;
        const clients = await call(invoiceEndpoints.clients, { q }, { signal });
        for (const each of clients) found.current.set(clientKey(each), each);
        return clients.map(clientOption);
      }}
      value={client && clientKey(client)}
      onValueChange={(key) => onChange((key !== null && found.current.get(key)) || null)}
      onCreate={
        onAdd &&
        ((name) => {
          onAdd(name);
          return undefined;
        })
      }
    />
  );
}

export interface ProductPickerProps extends Pick<AutocompleteProps, 'label' | 'name' | 'error' | 'required'> {
  value: string;
  onValueChange: (text: string) => void;
  onProduct: (product: Product) => void;
}

/** A free-text field that suggests products. */
export function ProductPicker({ onProduct, ...field }: ProductPickerProps) {
  const { majorMoney } = useAccountMoney();
  const found = useRef(new Map<string, Product>());
  return (
    <Autocomplete
      {...field}
      loadSuggestions={async (q, signal): Promise<Suggestion[]> => {
        const { products } = await call(productEndpoints.list, { q }, { signal });
        for (const product of products) found.current.set(String(product.id), product);
        return products.map(({ id, name, brand, price }) => ({
          value: String(id),
          label: name,
          ...(price !== undefined && { description: [majorMoney(price), brand].filter(Boolean).join(' · ') }),
        }));
      }}
      onSuggestionSelect={({ value }) => {
        const product = found.current.get(value);
        if (product) onProduct(product);
      }}
    />
  );
}

export interface PersonPickerProps {
  value: string;
  onValueChange: (name: string) => void;
}

/** A field for the person who made the sale: one of the users, or free text. */
export function PersonPicker(field: PersonPickerProps) {
  const { t } = useTranslation();
  const { self, users = self ? [self] : [] } = useKnownUsers();
  const names = [...new Set(users.map(({ fullName }) => fullName))];
  return <Autocomplete {...field} label={t('invoices.form.salesperson')} suggestions={names} />;
}
