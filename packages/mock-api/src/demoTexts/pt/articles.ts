import type { Texts } from '../texts';

export const articles: Texts = {
  'Two washed coffees from small farms, and a decaf you can serve after ten.':
    'Dois cafés lavados de pequenas quintas, e um descafeinado para servir depois das dez.',
  ': plum, black tea': ': ameixa, chá preto',
  ': hazelnut, orange peel': ': avelã, casca de laranja',
  'Order before Thursday noon': 'Encomende até quinta-feira ao meio-dia',
  'Sacks of the autumn lot': 'Sacas do lote de outono',
  'A new restaurant is a draft. Fill in its details, then activate it. Time zone, currency and close-out hour cannot be changed once the restaurant has bills.':
    'Um restaurante novo é um rascunho. Preencha os dados e depois ative-o. O fuso horário, a moeda e a hora de fecho deixam de poder mudar quando o restaurante tem contas.',
  'Before you begin': 'Antes de começar',
  'The address that is printed on receipts.': 'A morada que aparece nos recibos.',
  'The tax rates of the location.': 'As taxas de imposto do local.',
  'The opening hours, and the hour at which the business day ends.':
    'O horário de abertura e a hora a que termina o dia de exploração.',
  'Step by step': 'Passo a passo',
  'Open Restaurants and choose Add restaurant.': 'Abra Restaurantes e escolha Adicionar restaurante.',
  'Enter name, location and code, and save.': 'Introduza nome, local e código, e guarde.',
  'Complete the tabs Overview, Hours, Ordering and Money.':
    'Preencha os separadores Visão geral, Horário, Pedidos e Dinheiro.',
  'Choose Activate. Until then, the panel lists what is missing.':
    'Escolha Ativar. Até lá, o painel indica o que falta.',
  'The till sends bills to Larder and receives the menu and the sold-out items. It signs in with an API key.':
    'A caixa envia as contas ao Larder e recebe a ementa e os artigos esgotados. Inicia sessão com uma chave de API.',
  'Create a key': 'Criar uma chave',
  'Open API keys.': 'Abra Chaves de API.',
  'Enter a name and choose the access.': 'Introduza um nome e escolha o acesso.',
  'Copy the secret into the settings of the till. It is shown only once.':
    'Copie o segredo para as definições da caixa. Só é mostrado uma vez.',
  'Check that it works': 'Verificar que funciona',
  'Enter a coffee on the till and void it. The bill appears in Bills within a minute.':
    'Registe um café na caixa e anule-o. A conta aparece em Contas dentro de um minuto.',
  'Press Ctrl and K, or Command and K on a Mac, and type the first letters. The search finds pages, people, files, actions and settings.':
    'Prima Ctrl e K, ou Comando e K no Mac, e escreva as primeiras letras. A pesquisa encontra páginas, pessoas, ficheiros, ações e definições.',
  Bookmarks: 'Marcadores',
  'The star next to the title of a page adds it to the bookmarks at the top. You can change their order there.':
    'A estrela ao lado do título de uma página junta-a aos marcadores no topo. Pode mudar lá a ordem.',
  Shortcuts: 'Atalhos',
  'Press the question mark to see the shortcuts of the page. You can choose other keys.':
    'Prima o ponto de interrogação para ver os atalhos da página. Pode escolher outras teclas.',
  'Choose the restaurant at the top of the page. Lists and dashboards then show its records.':
    'Escolha o restaurante no topo da página. As listas e os painéis mostram então os seus registos.',
  'All restaurants': 'Todos os restaurantes',
  'Bills and the sales dashboard can also show all restaurants. Amounts are added up per currency.':
    'As contas e o painel de vendas também podem mostrar todos os restaurantes. Os valores são somados por moeda.',
  'Void an item that was entered by mistake or not served. Comp an item that was served, but that the guest does not pay for.':
    'Anule um artigo registado por engano ou não servido. Ofereça um artigo servido que o cliente não paga.',
  Examples: 'Exemplos',
  'Wrong item entered: void, with the reason Entry error.': 'Artigo errado: anulação, com o motivo Erro de registo.',
  'Prepared but not served: void, with the reason Kitchen error.':
    'Preparado mas não servido: anulação, com o motivo Erro da cozinha.',
  'Served, but given away: comp.': 'Servido, mas oferecido: oferta.',
  Approval: 'Aprovação',
  'A void needs a reason and an approver. The approver enters a PIN, or approves the request on another device.':
    'Uma anulação precisa de um motivo e de quem a aprove, com um PIN ou noutro dispositivo.',
  'Bills are split on the till. In Larder, each part is a bill of the same order.':
    'As contas dividem-se na caixa. No Larder, cada parte é uma conta do mesmo pedido.',
  'Find the other parts': 'Encontrar as outras partes',
  'The list shows the position of a bill among the bills of its order, such as 1 of 2.':
    'A lista mostra a posição de uma conta entre as do seu pedido, por exemplo 1 de 2.',
  'Open the bill and choose Refund. You can refund a payment in full or in part, with its tip.':
    'Abra a conta e escolha Reembolsar. Pode reembolsar um pagamento na totalidade ou em parte, com a gorjeta.',
  'When the guest gets the money': 'Quando o cliente recebe o dinheiro',
  'Cash: immediately.': 'Numerário: imediatamente.',
  'Cards: after three to five working days.': 'Cartões: ao fim de três a cinco dias úteis.',
  'Gift cards: immediately.': 'Cartões-oferta: imediatamente.',
  'Several refunds': 'Vários reembolsos',
  'A payment can be refunded in several parts, up to the amount that was paid.':
    'Um pagamento pode ser reembolsado em várias partes, até ao valor pago.',
  'At the close-out hour of the restaurant. Bills that are opened after midnight and before that hour belong to the previous day.':
    'À hora de fecho do restaurante. As contas abertas depois da meia-noite e antes dessa hora pertencem ao dia anterior.',
  'Open bills': 'Contas abertas',
  'Bills that are still open at the end of the day are marked “Open too long”. Close them as soon as they are paid.':
    'As contas ainda abertas no fim do dia são marcadas como «Aberta há demasiado tempo». Feche-as assim que forem pagas.',
  Corrections: 'Correções',
  'People with the right to reopen bills can correct a closed bill. It is then marked as reopened.':
    'Quem pode reabrir contas pode corrigir uma conta fechada. Fica então marcada como reaberta.',
  'Changes are saved to the draft. The restaurants sell what was published last.':
    'As alterações ficam no rascunho. Os restaurantes vendem o que foi publicado por último.',
  'Publish the draft': 'Publicar o rascunho',
  'Open Menu management and choose Changes.': 'Abra a gestão de ementas e escolha Alterações.',
  'Discard the changes that are not ready.': 'Rejeite as alterações que não estão prontas.',
  'Choose Publish, now or at a date and time.': 'Escolha Publicar, agora ou numa data e hora.',
  'Roll back': 'Voltar atrás',
  'You can roll back to any earlier revision. Its content is published as a new revision, so nothing is lost.':
    'Pode voltar a qualquer revisão anterior. O conteúdo é publicado como nova revisão, por isso nada se perde.',
  'Yes. The base price of a currency applies until a restaurant has a separate price.':
    'Sim. O preço base de uma moeda vale até um restaurante ter preço próprio.',
  'Set a separate price': 'Definir um preço próprio',
  'Open the item and choose Prices. Enter a price at the restaurant, or reset it to the base price.':
    'Abra o artigo e escolha Preços. Introduza um preço no restaurante ou reponha o preço base.',
  'Many prices': 'Muitos preços',
  'The mode Prices shows all items in a table. You can paste prices from a spreadsheet.':
    'O modo Preços mostra todos os artigos numa tabela. Pode colar preços de uma folha de cálculo.',
  'Open the 86 board and choose Take off sale. The tills show it within seconds, delivery partners within a minute.':
    'Abra o quadro 86 e escolha Retirar da venda. As caixas mostram-no em segundos, os parceiros de entrega num minuto.',
  'Count down': 'Contagem decrescente',
  'If some portions are left, choose Count down and enter their number. Each order reduces it.':
    'Se restarem doses, escolha Contagem decrescente e indique o número. Cada pedido reduz esse número.',
  End: 'Fim',
  'Items return at the end of the service, unless you choose another time or “Until further notice”.':
    'Os artigos voltam no fim do serviço, a menos que escolha outra hora ou «Até novo aviso».',
  'Open the item and choose Allergens. Each allergen is contained, may be contained, is not contained, or is not declared.':
    'Abra o artigo e escolha Alergénios. Cada alergénio está contido, pode estar, não está ou não está declarado.',
  'Which allergens there are': 'Que alergénios existem',
  'The 14 allergens of the EU are built in. You can rename them and add others.':
    'Os 14 alergénios da UE já estão incluídos. Pode mudar-lhes o nome e acrescentar outros.',
  'Open Users and add the person with an e-mail address, a role and their restaurants.':
    'Abra Utilizadores e adicione a pessoa com um endereço de e-mail, uma função e os seus restaurantes.',
  Password: 'Palavra-passe',
  'The person sets a password with “Forgot password?” on the sign-in page.':
    'A pessoa define uma palavra-passe com «Esqueceu-se da palavra-passe?» na página de início de sessão.',
  'Users and staff': 'Utilizadores e pessoal',
  'Users sign in. Staff work shifts and appear on bills. A person can be both.':
    'Os utilizadores iniciam sessão. O pessoal faz turnos e aparece nas contas. Uma pessoa pode ser as duas coisas.',
  'Open Roles and a role. A table shows the rights to read, write and create for each kind of record.':
    'Abra Funções e uma função. Uma tabela mostra os direitos de ler, escrever e criar cada tipo de registo.',
  'Create a role': 'Criar uma função',
  'Duplicate the role that is most similar.': 'Duplique a função mais parecida.',
  'Enter a name.': 'Introduza um nome.',
  'Change its rights and save.': 'Altere os direitos e guarde.',
  Limits: 'Limites',
  'You cannot give anyone a right that you do not have.': 'Não pode dar a ninguém um direito que não tem.',
  'The approvers of the restaurant. You choose them in Restaurants, on the tab Team. Each restaurant needs at least one.':
    'Os aprovadores do restaurante. Escolhe-os em Restaurantes, no separador Equipa. Cada restaurante precisa de pelo menos um.',
  'With a PIN': 'Com um PIN',
  'The approver enters a PIN on the device of the person who makes the change.':
    'O aprovador introduz um PIN no dispositivo de quem faz a alteração.',
  'On another device': 'Noutro dispositivo',
  'Choose Ask for approval. An approver with an account can then approve or reject the change in Bills.':
    'Escolha Pedir aprovação. Um aprovador com conta pode então aprovar ou rejeitar a alteração em Contas.',
  'Move the candidate to the stage Offer and enter the wage and the first day. Then move the candidate to Hired.':
    'Passe o candidato para a fase Oferta e indique o salário e o primeiro dia. Depois passe-o para Contratado.',
  'What happens': 'O que acontece',
  'A user account is created.': 'É criada uma conta de utilizador.',
  'The person is added to the staff of the restaurant.': 'A pessoa é adicionada ao pessoal do restaurante.',
  'A seat of the opening is filled.': 'Uma vaga fica preenchida.',
  Undo: 'Desfazer',
  'Hiring cannot be undone. Other moves can.': 'Uma contratação não pode ser desfeita. As outras mudanças podem.',
  'Everyone with the right to create orders. You set it in Roles.':
    'Todos os que têm direito a criar encomendas. Define-o em Funções.',
  'Without the right': 'Sem o direito',
  'People without it can see the products and their prices, but have no cart.':
    'Quem não o tem vê os produtos e os preços, mas não tem carrinho.',
  'Open the past order in the checkout and choose Order again. Its products are added to the cart at today’s prices.':
    'Abra a encomenda anterior no checkout e escolha Encomendar de novo. Os produtos vão para o carrinho aos preços de hoje.',
  'Products that run low': 'Produtos a acabar',
  'The shop suggests products that the sales of your menu use up before the next delivery.':
    'A loja sugere produtos que as vendas da sua ementa gastam antes da próxima entrega.',
  'Compare the goods with the order while the driver is still there. The order lists every product with its quantity.':
    'Compare a mercadoria com a encomenda enquanto o motorista ainda está. A encomenda lista cada produto e a quantidade.',
  'Missing or damaged goods': 'Mercadoria em falta ou danificada',
  'Show them to the driver, who credits them before leaving. The invoice shows the credit.':
    'Mostre-a ao motorista, que a credita antes de sair. A fatura mostra o crédito.',
  'The total of an invoice changes if its lines are edited. Larder then shows the difference from the order.':
    'O total de uma fatura muda se as linhas forem editadas. O Larder mostra então a diferença para a encomenda.',
  'What to do': 'O que fazer',
  'Compare the lines with the order.': 'Compare as linhas com a encomenda.',
  'Compare the order with the delivery.': 'Compare a encomenda com a entrega.',
  'Correct the invoice, or send it back to the supplier.': 'Corrija a fatura ou devolva-a ao fornecedor.',
  'Open Account settings and choose Security. You can use an authenticator app or text messages.':
    'Abra as definições da conta e escolha Segurança. Pode usar uma aplicação de autenticação ou SMS.',
  'Recovery codes': 'Códigos de recuperação',
  'You receive ten recovery codes. Each can be used once instead of a code. Store them in a safe place.':
    'Recebe dez códigos de recuperação. Cada um serve uma vez em lugar de um código. Guarde-os num local seguro.',
  'Choose another method on the page that asks for the code: a recovery code, or a code by e-mail.':
    'Escolha outro método na página que pede o código: um código de recuperação ou um código por e-mail.',
  Afterwards: 'Depois',
  'Open Account settings and choose Security. Sign out the devices that you do not know, and set up two-step sign-in again.':
    'Abra as definições da conta e escolha Segurança. Termine a sessão nos dispositivos que não conhece e configure de novo os dois passos.',
  'Open Account settings and choose Billing, or open Plans and prices. A new plan starts immediately, with a new period.':
    'Abra as definições da conta e escolha Faturação, ou abra Planos e preços. Um plano novo começa imediatamente, com um novo período.',
  'A smaller plan': 'Um plano mais pequeno',
  'Every list can be exported as a CSV, Excel or text file, copied or printed. Files contain all columns.':
    'Qualquer lista pode ser exportada em CSV, Excel ou texto, copiada ou impressa. Os ficheiros contêm todas as colunas.',
  Filters: 'Filtros',
  'You can export all rows, the rows that match the filters, or the selected rows.':
    'Pode exportar todas as linhas, as que correspondem aos filtros ou as selecionadas.',
};
