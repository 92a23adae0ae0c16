import type { Texts } from '../texts';

export const mail: Texts = {
  'A page about your bread': 'Uma página sobre o vosso pão',
  'Oven 2 waits for its part': 'O forno 2 espera pela peça',
  'Report of the visit on the 4th': 'Relatório da visita do dia 4',
  'Autumn menu, second draft': 'Ementa de outono, segunda versão',
  Hillside: 'Hillside',
  Riverbank: 'Riverbank',
  'The autumn lots are in': 'Chegaram os cafés de outono',
  'Hake is short this week': 'Pouca pescada esta semana',
  'Statement for October': 'Extrato de outubro',
  'Rye starter for the new place': 'Massa-mãe de centeio para a casa nova',
  'A scarf under table 9': 'Um cachecol debaixo da mesa 9',
  'Water will be off for three hours': 'Três horas sem água',
  'Mother’s birthday': 'Anos da mãe',
  'First squash of the year': 'As primeiras abóboras do ano',
  'Corkage, complaints, a compliment': 'Taxa de rolha, queixas, um elogio',
  'Allocation 2025: 6 cases are yours until Friday': 'Alocação 2025: 6 caixas suas até sexta-feira',
  'Glass instead of plastic': 'Vidro em vez de plástico',
  'Swap on Thursday': 'Troca de quinta-feira',
  'Table for 22 on Friday': 'Mesa para 22 na sexta-feira',
  'Photographs of the tasting': 'Fotografias da prova',
  'New signature card': 'Nova ficha de assinaturas',
  'Praise, and a button': 'Um elogio e um botão',
  'New rules for allergen cards': 'Novas regras para as fichas de alergénios',
  'Six loaves a day until Tuesday': 'Seis pães por dia até terça-feira',
  'Order 2211': 'Encomenda 2211',
  'Your scarf': 'O seu cachecol',
  'The cake': 'O bolo',
  'Managers’ round on Monday': 'Reunião de gerentes na segunda-feira',
  Awning: 'Toldo',
  'The six cases': 'As seis caixas',
  'About Thursday': 'Sobre quinta-feira',
  'Deposit bottles': 'Garrafas com depósito',
  'First place in every search, guaranteed': 'Primeiro lugar em todas as pesquisas, garantido',
  'Parcel held: pay 1.99': 'Encomenda retida: pague 1,99',
  'Last warning about your prize': 'Último aviso sobre o seu prémio',
  No: 'Não',
  'Printer at the pass was offline for 4 min': 'Impressora do passe esteve offline 4 min',
  'Boxes of last week': 'Caixas da semana passada',
  'Lift inspection': 'Inspeção do elevador',
  'Summer lots, last call': 'Cafés de verão, última chamada',
  '<p>Thank you! The second menu, and a cake without nuts. Is 23:30 for the speech all right with the kitchen?</p><p>Dana</p>':
    '<p>Obrigada! A segunda ementa, e um bolo sem frutos secos. 23:30 para o discurso é uma boa hora para a cozinha?</p><p>Dana</p>',
  '<p>Maren, Saturday is two short on the floor from 18:00. Tomás can do a double if he has Sunday lunch off. Bea lends us one runner.</p>':
    '<p>Maren, no sábado faltam dois na sala a partir das 18:00. O Tomás pode fazer turno duplo se tiver folga no almoço de domingo. A Bea empresta-nos um ajudante.</p>',
  '<p>Hello Maren,</p><p>I write the weekend page of Plate &amp; Tide. May I watch a morning shift in the bakery? Three hours, one photographer, nobody in the way.</p>':
    '<p>Olá Maren,</p><p>Escrevo a página de fim de semana da Plate &amp; Tide. Posso acompanhar um turno da manhã na padaria? Três horas, um fotógrafo, ninguém no caminho.</p>',
  '<p>The thermostat arrives on Monday. Until then we bake in two rounds and take six loaves from Old Mill.</p><p>The engineer wants the serial plate, picture attached.</p>':
    '<p>O termóstato chega na segunda-feira. Até lá cozemos em duas fornadas e compramos seis pães à Old Mill.</p><p>O técnico quer a chapa de características, fotografia em anexo.</p>',
  '<p>Please find the report attached. Two remarks: the probe of cold store 2 reads 0.6 °C low, and the label printer of the pastry section prints no year.</p><p>Next visit within twelve months.</p>':
    '<p>Segue em anexo o relatório. Duas observações: a sonda da câmara fria 2 marca menos 0,6 °C, e a impressora de etiquetas da pastelaria não imprime o ano.</p><p>Próxima visita dentro de doze meses.</p>',
  '<p>Chestnut soup is in, the squid is out. Costs are in the table, allergens in the text file. Can we taste on Wednesday?</p>':
    '<p>A sopa de castanha entra, a lula sai. Os custos estão na tabela, os alergénios no ficheiro de texto. Provamos na quarta-feira?</p>',
  '<p>Done. On the van at 06:10 tomorrow, ice boxes to be returned.</p>':
    '<p>Feito. Na carrinha amanhã às 06:10, caixas de gelo para devolver.</p>',
  '<p>The boats stay in until Wednesday. We can send 14 kg of hake instead of 30, or pollock at the same price.</p>':
    '<p>Os barcos ficam no porto até quarta-feira. Podemos enviar 14 kg de pescada em vez de 30, ou escamudo ao mesmo preço.</p>',
  '<p>Your statement is ready. Takings of three terminals were credited on the 2nd instead of the 1st because of the holiday.</p>':
    '<p>O seu extrato está disponível. As receitas de três terminais foram creditadas no dia 2 em vez do dia 1 por causa do feriado.</p>',
  '<p>We keep a jar for you. It likes 26 degrees and to be fed at night. Bring your own lid.</p>':
    '<p>Guardámos-lhe um frasco. Gosta de 26 graus e de ser alimentado à noite. Traga a sua tampa.</p>',
  '<p>Grey wool, a small burn at one end. We sat there on Sunday evening. I can fetch it any morning.</p>':
    '<p>Lã cinzenta, uma pequena queimadura numa ponta. Estivemos aí no domingo à noite. Posso ir buscá-lo em qualquer manhã.</p>',
  '<p>The main in the street is replaced. No water from 07:00 to 10:00, twelve days from today. Fill what you need the evening before.</p>':
    '<p>A conduta da rua vai ser substituída. Sem água das 07:00 às 10:00, daqui a doze dias. Encha na véspera o que precisar.</p>',
  '<p>Are you bringing the almond cake, or do I have to?</p><p>There will be eleven of us, and the dog.</p>':
    '<p>Trazes o bolo de amêndoa ou tenho de ser eu?</p><p>Vamos ser onze, mais o cão.</p>',
  '<p>40 kg Crown Prince, 20 kg onion squash, and nettles if you say so before noon.</p>':
    '<p>40 kg de Crown Prince, 20 kg de abóbora Hokkaido, e urtigas se avisar antes do meio-dia.</p>',
  '<p>Corkage: two tables asked, both paid. Complaints: one, the draught at table 2. Compliment: a guest called Tomás the calmest man in the city.</p>':
    '<p>Taxa de rolha: duas mesas perguntaram, ambas pagaram. Queixas: uma, a corrente de ar na mesa 2. Elogio: um cliente chamou ao Tomás o homem mais calmo da cidade.</p>',
  '<p>We hold six cases of the field blend for Casa Alecrim. The price is that of last year.</p>':
    '<p>Temos seis caixas do lote de vinha guardadas para a Casa Alecrim. O preço é o do ano passado.</p>',
  '<p>From next month the cream comes in one-litre bottles with a deposit of 0.60. Crates of 12. The van takes the empties back.</p>':
    '<p>A partir do próximo mês as natas vêm em garrafas de um litro com depósito de 0,60. Grades de 12. A carrinha leva o vasilhame.</p>',
  '<p>Rafael takes my lunch, I take his late. Both of us are fine with it, it needs your word.</p>':
    '<p>O Rafael fica com o meu almoço, eu com o turno da noite dele. Os dois estamos de acordo, só falta a tua palavra.</p>',
  '<p>Good morning,</p><p>We are 22 for a retirement dinner this Friday at 22:00. Could we have the long table? Two of us eat no shellfish.</p><p>Dana</p>':
    '<p>Bom dia,</p><p>Somos 22 para um jantar de reforma nesta sexta-feira às 22:00. Podíamos ficar com a mesa comprida? Dois de nós não comem marisco.</p><p>Dana</p>',
  '<p>Six here, eight there, four in the cellar. Drawing attached.</p>':
    '<p>Seis aqui, oito ali, quatro na cave. Desenho em anexo.</p>',
  '<p>All 48 of them. The fifth is the one for the menu.</p>': '<p>Todas as 48. A quinta é a da ementa.</p>',
  '<p>The card for Ilse Okafor is valid from the 1st.</p>':
    '<p>O cartão da Ilse Okafor é válido a partir do dia 1.</p>',
  '<p>Best evening of the year. One of us lost a brass button near the coat rack; it is of no value to anyone but him.</p>':
    '<p>A melhor noite do ano. Um de nós perdeu um botão de latão junto ao bengaleiro; só tem valor para ele.</p>',
  '<p>From January each dish that is sold unpacked needs its card in writing. A sample is attached.</p>':
    '<p>A partir de janeiro, cada prato vendido sem embalagem precisa da sua ficha por escrito. Segue um modelo em anexo.</p>',
  '<p>Agreed, and pay the runner the late rate.</p>': '<p>De acordo, e paga ao ajudante a tarifa da noite.</p>',
  '<p>Deck oven 2 is out. Six of the dark ones before eleven, please put them on the house account.</p>':
    '<p>O forno de lastro 2 avariou. Seis dos escuros antes das onze, na conta da casa, por favor.</p>',
  '<p>Send the 14 kg and 16 kg of pollock. We change the card for three days.</p>':
    '<p>Enviem os 14 kg e 16 kg de escamudo. Mudamos a carta por três dias.</p>',
  '<p>24 kg house, 6 kg decaf, on Thursday as usual.</p>':
    '<p>24 kg da casa, 6 kg de descafeinado, na quinta-feira como sempre.</p>',
  '<p>It hangs behind the bar with your name on it.</p>': '<p>Está pendurado atrás do bar, com o seu nome.</p>',
  '<p>I bring it. You do the candles.</p>': '<p>Eu levo. Tu tratas das velas.</p>',
  '<p>Ten o’clock, back office. Bring the voids above 40 and the one thing you would stop doing.</p>':
    '<p>Dez horas, no escritório. Tragam as anulações acima de 40 e a única coisa que deixariam de fazer.</p>',
  '<p>Dear Dana,</p><p>The long table is yours from 22:00. We will send three menus to choose from and mark two places without shellfish.</p><p>Maren</p>':
    '<p>Cara Dana,</p><p>A mesa comprida é vossa a partir das 22:00. Enviaremos três ementas à escolha e marcamos dois lugares sem marisco.</p><p>Maren</p>',
  '<p>Plans attached. The posts stand on our side of the drain.</p>':
    '<p>Plantas em anexo. Os postes ficam do nosso lado da valeta.</p>',
  '<p>Dear Marguerite,</p><p>Come on Tuesday at four in the morning. Wear shoes that</p>':
    '<p>Cara Marguerite,</p><p>Venha na terça-feira às quatro da manhã. Use sapatos que</p>',
  '<p>We take all six. Invoice to Casa Alecrim, delivery after the 20th.</p>':
    '<p>Ficamos com as seis. Fatura para a Casa Alecrim, entrega depois do dia 20.</p>',
  '<p>Ideas for the staff party: bowling, boat, nothing at all</p>':
    '<p>Ideias para a festa da equipa: bowling, barco, nada</p>',
  '<p>Tomás, fine with me, but</p>': '<p>Tomás, por mim tudo bem, mas</p>',
  '<p>Two questions before we say yes: who washes them, and where do twelve crates stand in Lisbon?</p>':
    '<p>Duas perguntas antes de dizermos que sim: quem as lava, e onde cabem doze grades em Lisboa?</p>',
  '<p>We looked at your site and wept. For 299 a month you will be found before you are looked for.</p>':
    '<p>Vimos o vosso site e chorámos. Por 299 por mês serão encontrados antes de serem procurados.</p>',
  '<p>Your parcel is held at the depot. <a href="http://parcel-desk.example/pay?id=7">Pay the fee</a> within 12 hours.</p>':
    '<p>A sua encomenda está retida no depósito. <a href="http://parcel-desk.example/pay?id=7">Pague a taxa</a> em 12 horas.</p>',
  '<p>You have not answered. The prize is sad.</p>': '<p>Não respondeu. O prémio está triste.</p>',
  '<p>It was good to talk yesterday (we did not). Shall we say Tuesday?</p>':
    '<p>Foi bom falar consigo ontem (não falámos). Pode ser terça-feira?</p>',
  '<p>Take us off your list.</p>': '<p>Tirem-nos da vossa lista.</p>',
  '<p>It is back. Two tickets were printed late: 118 and 119.</p>':
    '<p>Já voltou. Dois talões impressos com atraso: 118 e 119.</p>',
  '<p>Seven boxes are still with you.</p>': '<p>Ainda estão sete caixas convosco.</p>',
  '<p>Done, no remarks.</p>': '<p>Feito, sem observações.</p>',
  '<p>The lemon one is nearly gone.</p>': '<p>O de limão está quase a acabar.</p>',
  'Day closed: {0}, {1} covers': 'Dia fechado: {0}, {1} pessoas',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: brown butter hake.</p>':
    '<p>{0} pessoas, {1} anulações, {2} ofertas. Cartão e numerário conferem.</p><p>Mais vendido: pescada em manteiga noisette.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: bread and cultured butter.</p>':
    '<p>{0} pessoas, {1} anulações, {2} ofertas. Cartão e numerário conferem.</p><p>Mais vendido: pão e manteiga fermentada.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Sold out before ten: the tart of the day.</p>':
    '<p>{0} pessoas, {1} anulações, {2} ofertas. Cartão e numerário conferem.</p><p>Esgotada antes das dez: a tarte do dia.</p>',
  'The very long matter of which chairs go where on the terrace once the awning is moved two metres towards the harbour and the heaters stand in the other row, including the four folding ones from Komorebi':
    'A muito longa questão de que cadeiras ficam onde na esplanada quando o toldo avançar dois metros para o porto e os aquecedores passarem para a outra fila, incluindo as quatro dobráveis do Komorebi',
  'our call': 'a nossa chamada',
};
